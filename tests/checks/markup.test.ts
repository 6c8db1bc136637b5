import { expect, it } from 'vitest'
import { markupProblems } from '#scripts/checks/markup/markup-problems.ts'

const page = (body: string) => `<!doctype html><html lang="en-AU"><body><main><h1>Ute</h1>${body}</main></body></html>`

it('finds nothing in a good page', () => {
  const body = `<h2>Enquire</h2><label>Email<input name="email" autocomplete="email"></label>
    <label for="p">Postcode</label><input id="p" name="postcode" autocomplete="postal-code"><input type="hidden" name="x">
    <a href="/"><img src="/a.jpg" alt="Home"></a><a id="top"></a><button aria-label="Close"><svg></svg></button>
    <dialog aria-labelledby="t"><h3 id="t">Sent</h3></dialog><div popover role="dialog"><button autofocus>Close</button></div>
    <div hidden><button></button></div><p aria-hidden="true"><input name="trap"></p>`
  expect(markupProblems(page(body))).toEqual([])
})

it.each([
  ['<h3>Price</h3>', 'a heading of level 3 follows one of level 1'],
  ['<h1>Again</h1>', '2 headings of level 1'],
  ['<button class="x"><svg></svg></button>', 'no name: button x'],
  ['<a href="/x"><img src="/a.jpg" alt=""></a>', 'no name: a /x'],
  ['<dialog class="d"><p>Text</p></dialog>', 'no name: dialog d'],
  ['<img src="/a.jpg">', 'no alt: /a.jpg'],
  ['<input name="make">', 'no label: input make'],
  ['<label>Email<input name="email"></label>', 'no autocomplete: input email'],
  ['<i id="a"></i><i id="a"></i>', 'two elements have the id a'],
  ['<i aria-describedby="none"></i>', 'no element has the id none, which names another'],
  ['<i tabindex="2"></i>', 'tabindex 2 changes the order of the keyboard'],
  ['<iframe src="/x"></iframe>', 'an iframe has no title'],
  ['<div class="s" popover role="dialog"><p>Text</p></div>', 'the focus stays outside when it opens: div s'],
  ['</main><main>', '2 main parts'],
])('%s', (body, problem) => {
  expect(markupProblems(page(body))).toEqual([problem])
})

it('asks for the language', () => {
  expect(markupProblems(page('').replace(' lang="en-AU"', ''))).toEqual(['the page does not say its language'])
})
