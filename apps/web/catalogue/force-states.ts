/**
 * Repeats the styles of the page for elements that have the attribute `data-state` "hover" or "focus-visible"
 * instead of the state itself, which a page can show only at one element.
 */
export function forceStates(page: Document): void {
  const rules = [...page.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const style = page.createElement('style');
  style.textContent = rules
    .map(({ cssText }) => cssText)
    .join('\n')
    .replaceAll(/(?<!\\):(hover|focus-visible)\b/g, '[data-state~="$1"]');
  page.head.append(style);
}
