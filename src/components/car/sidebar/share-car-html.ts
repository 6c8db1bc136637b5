/** Where a car can be shared to (S2 §7), in a sheet that the platform opens and closes. */
import { iconHtml } from '#components/art/art.ts'
import { attributesHtml, escapeText } from '#components/parts/escape-html.ts'
import type { Labels } from '#config/schema/car/labels.ts'
import type { ShareTarget } from '#domain/car/page/share-targets.ts'
import { copiedToast, shareHref } from '#domain/car/page/share-targets.ts'

const NAMES: Record<Exclude<ShareTarget, 'copyLink'>, string> = {
  facebook: 'Facebook',
  x: 'X',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
  sms: 'Text message',
  email: 'Email',
}

export function shareCarHtml(targets: readonly ShareTarget[], title: string, url: string, labels: Labels): string {
  const copy = targets.includes('copyLink') ? copyHtml(title, url, labels) : ''
  const links = targets.map((target) => linkHtml(target, title, url)).join('')
  return `<button class="tool" type="button" popovertarget="share">${iconHtml('share')}Share</button><div class="sheet" id="share" popover role="dialog" aria-labelledby="share-title"><div class="sheet__head"><p id="share-title">Share this ${escapeText(title)}</p><button class="icon-button" type="button" popovertarget="share" popovertargetaction="hide" aria-label="Close" autofocus>${iconHtml('close')}</button></div>${copy}<ul class="sheet__links">${links}</ul></div>`
}

function linkHtml(target: ShareTarget, title: string, url: string): string {
  const href = shareHref(target, { title, url })
  if (href === null || target === 'copyLink') return ''
  const opens = href.startsWith('https:') ? ' target="_blank"' : ''
  return `<li><a${attributesHtml({ href })} rel="noopener noreferrer"${opens}>${NAMES[target]}</a></li>`
}

function copyHtml(title: string, url: string, labels: Labels): string {
  const words = attributesHtml({ 'data-copied': labels.copied, 'data-toast': copiedToast(labels.copiedToast, title) })
  return `<copy-link class="copy-link"${words}><input class="copy-link__url" type="text" readonly${attributesHtml({ value: url })} aria-label="Address of this page"><button class="button" type="button"><span class="copy-link__words" data-words>${escapeText(labels.copyLink)}</span></button><p class="copy-link__status" role="status"></p></copy-link>`
}
