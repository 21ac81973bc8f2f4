/**
 * What a colour token comes to right now. Custom properties hold `light-dark(…)` unresolved, so
 * a canvas can only learn the colour from an element that uses it.
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
