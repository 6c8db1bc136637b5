/** A style sheet of what is loaded on demand, so that pages come without it. */
import { element } from './draw-element.ts'

/** Fulfilled when the rules are in force; rejected where the sheet cannot be loaded. */
export async function loadSheet(url: string): Promise<void> {
  const sheet = element('link', { rel: 'stylesheet', href: url })
  const loaded = new Promise((resolve, reject) => {
    sheet.onload = resolve
    sheet.onerror = reject
  })
  document.head.append(sheet)
  await loaded
}
