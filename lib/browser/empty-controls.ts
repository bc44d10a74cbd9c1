/**
 * Empties whatever the page's controls hold. A browser keeps what was typed with the history of its tab and puts it back
 * at «Назад», whoever is signed in by then: to be called just before a page is left for another person.
 */
export function emptyControls(root: ParentNode = document): void {
  // what the portal itself wrote into hidden ones is nobody's
  for (const control of root.querySelectorAll<HTMLInputElement>('input:not([type=hidden]),textarea,select')) {
    control.checked = false;
    control.value = '';
  }
}
