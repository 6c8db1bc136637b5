/** The `@font-face` rules of a face and of those that stand in for it. */
import type { FontSource, StandIn } from './font-sources.ts'

export interface StandInMeasure {
  /** How wide ours is beside the stand-in, set in the same size: 1.02. */
  widthRatio: number
  /** Of ours, in parts of the size. */
  ascent: number
  descent: number
}

/**
 * `optional`: a face that is not there when the text is first painted waits for the next page, so that no line ever
 * moves. The stand-in is as wide and as high as ours.
 */
export function fontCss({ family, name, weights, standIns }: FontSource, measures: readonly StandInMeasure[]): string {
  const own = rule([
    ['font-family', `"${family}"`],
    ['src', `url("./fonts/${name}.woff2") format("woff2")`],
    ['font-weight', weights],
    ['font-display', 'optional'],
  ])
  const others = standIns.flatMap((standIn, index) => {
    const measure = measures[index]
    return measure === undefined ? [] : [standInCss(family, standIn, measure)]
  })
  return [own, ...others].join('\n')
}

function standInCss(family: string, standIn: StandIn, { widthRatio, ascent, descent }: StandInMeasure): string {
  return rule([
    ['font-family', `"${family} ${standIn.suffix}"`],
    ['src', standIn.local.map((name) => `local("${name}")`).join(', ')],
    ['font-weight', standIn.weights],
    ['size-adjust', percent(widthRatio)],
    // Both are parts of the adjusted size.
    ['ascent-override', percent(ascent / widthRatio)],
    ['descent-override', percent(descent / widthRatio)],
    ['line-gap-override', '0%'],
  ])
}

function rule(declarations: readonly (readonly [property: string, value: string])[]): string {
  return `@font-face {\n${declarations.map(([property, value]) => `  ${property}: ${value};`).join('\n')}\n}`
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`
}
