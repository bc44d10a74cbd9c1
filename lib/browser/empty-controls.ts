/**
 * Clears the page's form controls; call it just before the page is left for another person. A browser restores typed
 * values from the tab's history at «Назад», whoever is signed in by then.
 */
export function emptyControls(root: ParentNode = document): void {
  // values of hidden inputs come from the portal, not from a person
  for (const control of root.querySelectorAll<HTMLInputElement>('input:not([type=hidden]),textarea,select')) {
    control.checked = false;
    control.value = '';
  }
}
