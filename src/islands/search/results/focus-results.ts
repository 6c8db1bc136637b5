/** Where what was pressed goes away, the heading of the results has the focus. */
export function focusResults(): void {
  document.getElementById('results')?.focus({ preventScroll: true })
}
