/** "$42,990 Drive away": the price that a card or a page shows; `null` where it shows none. */
export function priceWords(place: ParentNode): string | null {
  const parts = [...(place.querySelector('.price')?.querySelectorAll(':scope > :is(strong, span)') ?? [])]
  return parts.length === 0 ? null : parts.map(({ textContent }) => textContent.trim()).join(' ')
}
