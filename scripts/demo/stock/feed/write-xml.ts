/** Writes an XML feed: long texts as CDATA, lists as repeated elements. */
import type { NestedValue } from './feed-record.ts'

export function writeXml(records: readonly Record<string, NestedValue>[], recordElement: string): string {
  const body = records.map((record) => element(recordElement, record, '  '))
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<stock>', ...body, '</stock>', ''].join('\n')
}

function element(name: string, value: NestedValue, indent: string): string {
  if (Array.isArray(value)) return value.map((item) => element(name, item, indent)).join('\n')
  if (typeof value === 'object') {
    const children = Object.entries(value).flatMap(([child, inner]) =>
      Array.isArray(inner) && inner.length === 0 ? [] : [element(child, inner, `${indent}  `)],
    )
    if (children.length === 0) return `${indent}<${name}/>`
    return `${indent}<${name}>\n${children.join('\n')}\n${indent}</${name}>`
  }
  return `${indent}<${name}>${written(String(value))}</${name}>`
}

function written(text: string): string {
  if (/[\n<]/.test(text)) return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
  return text.replaceAll('&', '&amp;')
}
