/**
 * A press on a link to a form (`<a data-form="testDrive" href="/book-test-drive?car_id=…">`) opens the form in place. Its
 * code is loaded when a pointer or the focus comes to such a link. Where it cannot be loaded the link is followed, as in
 * a new tab.
 */
type FormDialogs = typeof import('#islands/forms/FormDialogs.tsx')

export function watchFormLinks(): void {
  let loading: Promise<FormDialogs> | null = null
  const load = (): Promise<FormDialogs> => {
    loading ??= import('#islands/forms/FormDialogs.tsx').catch((error: unknown) => {
      // The next press tries again.
      loading = null
      throw error
    })
    return loading
  }
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(
      type,
      (event) => {
        // A press loads it again, and follows the link when that fails.
        if (linkOf(event) !== null) load().catch(() => {})
      },
      { passive: true },
    )
  document.addEventListener('click', (event) => {
    const link = linkOf(event)
    if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    load()
      .then(({ openForm }) => openForm(link))
      .catch(() => location.assign(link.href))
  })
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-form]') : null
}
