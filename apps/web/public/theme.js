// Runs before the first paint, in a separate file because the CSP allows no inline scripts.
(function () {
  try {
    const theme = localStorage.getItem('mayfly.theme');
    if (localStorage.getItem('mayfly.motion') === 'reduced') {
      document.documentElement.dataset.motion = 'reduced';
    }
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage can be disabled: the theme of the system applies.
  }
})();
