/** Where a car can be shared to: social sites, a text message, an e-mail, the clipboard (S1 §2, S2 §7). */

export const SHARE_TARGETS = ['facebook', 'x', 'linkedin', 'whatsapp', 'sms', 'email', 'copyLink'] as const
export type ShareTarget = (typeof SHARE_TARGETS)[number]

/** S1 §4 "Copy link": how long the button says that it has copied. */
export const COPIED_SHOWN_MS = 1500
/** S1 §4, S2 §9: how long the toast of a copied link lasts. */
export const COPIED_TOAST_MS = 3000
/** What stands for the car's name in the words of that toast. */
export const CAR_NAME_SLOT = '{car name}'

/** The address that a target opens; `null` for the clipboard, which opens none. */
export function shareHref(target: ShareTarget, { title, url }: { title: string; url: string }): string | null {
  const link = encodeURIComponent(url)
  const words = encodeURIComponent(title)
  const wordsAndLink = encodeURIComponent(`${title} ${url}`)
  switch (target) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${link}`
    case 'x':
      return `https://x.com/intent/post?text=${words}&url=${link}`
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${link}`
    case 'whatsapp':
      return `https://wa.me/?text=${wordsAndLink}`
    case 'sms':
      // The only separator that both kinds of phone understand.
      return `sms:?&body=${wordsAndLink}`
    case 'email':
      return `mailto:?subject=${words}&body=${wordsAndLink}`
    case 'copyLink':
      return null
  }
}

/** "Copied 2022 Toyota Hilux SR5 to your clipboard!" (S1 §4). */
export function copiedToast(wording: string, carName: string): string {
  return wording.replaceAll(CAR_NAME_SLOT, () => carName)
}
