/** Texts as they stand in HTML, spelt as Astro spells them: a card that a browser draws is the one that was built. */

const IN_TEXT: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&#39;',
  '"': '&quot;',
}
const IN_ATTRIBUTE: Readonly<Record<string, string>> = { '&': '&#38;', '"': '&#34;' }

export function escapeText(text: string): string {
  return text.replace(/[&<>'"]/g, (character) => IN_TEXT[character] ?? character)
}

/** Attributes with their values between double quotes, each after a space; one without a value is left out. */
export function attributesHtml(attributes: Readonly<Record<string, string | undefined>>): string {
  let html = ''
  for (const name in attributes) {
    const value = attributes[name]
    if (value !== undefined) html += ` ${name}="${escapeAttribute(value)}"`
  }
  return html
}

function escapeAttribute(value: string): string {
  return value.replace(/[&"]/g, (character) => IN_ATTRIBUTE[character] ?? character)
}
