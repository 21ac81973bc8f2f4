/**
 * The current value of a colour token. Custom properties contain an unresolved `light-dark(…)`, so a canvas
 * must read the colour from an element that uses it.
 */
export function cssColor(token: `--${string}`): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${token})`;
  probe.hidden = true;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
