/**
 * Empties whatever the page's controls hold. A browser keeps what was typed with the history of its tab and puts it back
 * at «Назад», whoever is signed in by then: to be called just before a page is left for another person.
 */
export function emptyControls(root: ParentNode = document): void {
  for (const form of root.querySelectorAll('form')) form.reset();
  for (const area of root.querySelectorAll('textarea')) area.value = '';
  for (const select of root.querySelectorAll('select')) select.selectedIndex = -1;
  for (const input of root.querySelectorAll('input')) {
    if (input.type === 'checkbox' || input.type === 'radio') input.checked = false;
    else if (input.type !== 'hidden') input.value = ''; // what the portal itself wrote there is nobody's
  }
}
