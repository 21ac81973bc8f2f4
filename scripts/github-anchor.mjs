/**
 * The anchor of a heading, as GitHub makes it. The site of the documentation has the same.
 * @param {string} heading
 */
export function githubAnchor(heading) {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}
