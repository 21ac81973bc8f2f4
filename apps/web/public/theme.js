// Runs before the first paint, as a file of its own because the CSP allows no inline script.
(function () {
  try {
    const theme = localStorage.getItem('mayfly.theme');
    if (localStorage.getItem('mayfly.motion') === 'reduced') {
      document.documentElement.dataset.motion = 'reduced';
    }
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage may be forbidden: the system's theme it is.
  }
})();
