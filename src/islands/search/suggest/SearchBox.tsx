/**
 * The search box: a combobox (ARIA 1.2) that suggests as a shopper types and reads plain language when it is sent. What
 * is understood becomes chips; the words that are left stay in the box. It never waits while somebody types.
 */
import { useStore } from '@nanostores/react'
import type { KeyboardEvent, SubmitEvent } from 'react'
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { applyReading, isUnderstood } from '#domain/search/plain-language/reading.ts'
import type { SearchState } from '#domain/search/search-state.ts'
import { withQuery } from '#domain/search/search-state.ts'
import { SEARCH_PATH } from '#domain/search/url/search-paths.ts'
import { SEARCH_INPUT_DELAY_MS } from '#islands/search/timings.ts'
import { searchHistory } from '#stores/saved/browser-search-history.ts'
import { afterNextPaint } from '../after-next-paint.ts'
import { Icon } from '../Icon.tsx'
import { useSearchTools } from '../state/search-tools.ts'
import { useSearchSettings } from '../state/settings-context.ts'
import type { Searched } from '../state/use-search-state.ts'
import { ReadingNote } from './ReadingNote.tsx'
import type { Suggestion } from './suggestion.ts'
import { optionId } from './suggestion.ts'
import { useBoxText } from './use-box-text.ts'
import { useSiteWords } from './use-site-words.ts'
import { useSuggestions } from './use-suggestions.ts'
import { useUnderstood, withoutUnderstood } from './use-understood.ts'

/** Not by `useId`: Astro renders an island without the prefix that its browser half hydrates it with. */
const LIST_ID = 'search-suggestions'

export interface SearchBoxProps {
  /** What the site's own cars answer. */
  readonly example: string | null
  readonly searched: Searched
  /** Where another page reads the words that are sent: the form leads there by itself. */
  readonly isSentOn?: boolean
}

export function SearchBox({ example, searched, isSentOn = false }: SearchBoxProps) {
  const settings = useSearchSettings()
  const { client, silhouettesUrl } = useSearchTools()
  const { state: latest, url, urlOf, change } = searched
  // InstantSearch makes a new object of an equal state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all that the state holds
  const state = useMemo(() => latest, [url])
  const { words, List, load } = useSiteWords(settings, client)
  const history = useStore(searchHistory.$entries)

  const { text, setText, replace } = useBoxText(state.query)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<number | null>(null)
  const [understood, setUnderstood] = useUnderstood({ state, url, urlOf })
  const input = useRef<HTMLInputElement>(null)
  /** Counts what was asked and chosen, so that an answer that comes late changes nothing. */
  const asked = useRef(0)
  /** The words of the address that the page was opened with, which the search has once it is hydrated. */
  const linked = useRef<string | null>(null)
  /** The words of the search; words that the box asks for count before they are rendered. */
  const searchedWords = useRef(state.query)
  // The letter comes first, and then what it leads to.
  const typed = useDeferredValue(text)
  const base = useMemo(() => withoutUnderstood(state, understood), [state, understood])
  const groups = useSuggestions({ text: typed, state: base, words, history }, settings)
  const all = groups.flatMap(({ suggestions }) => suggestions)
  const isShown = isOpen && all.length > 0 && List !== null
  const current = isShown && active !== null ? all[active] : undefined

  // Announced once a shopper rests, and not with every key.
  const [announced, setAnnounced] = useState('')
  const toTell = isShown ? `${all.length} suggestion${all.length === 1 ? '' : 's'}` : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: every key begins the wait again
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(toTell), SEARCH_INPUT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [toTell, text])

  const settle = (query: string, next: (current: SearchState) => SearchState): void => {
    asked.current += 1
    searchedWords.current = query
    setOpen(false)
    setActive(null)
    replace(query, text)
    change(next)
  }
  const ask = async (question: string): Promise<void> => {
    setOpen(false)
    setActive(null)
    asked.current += 1
    const own = asked.current
    const wordsBefore = searchedWords.current
    const asWords = question.trim()
    const known = words ?? (asWords === '' ? null : await load())
    const reading = known === null ? null : await known.understand(question, newest.current.base)
    if (own !== asked.current) return
    // Filters that were changed meanwhile stay so; where the words were changed, this question comes too late.
    change((current) => {
      if (current.query !== wordsBefore) return current
      searchedWords.current = reading?.rest ?? asWords
      replace(searchedWords.current, question)
      const before = withoutUnderstood(current, understood)
      if (known === null || reading === null) return withQuery(before, asWords)
      setUnderstood(isUnderstood(reading) ? { words: known, text: asWords, reading, before } : null)
      return applyReading(before, reading)
    })
  }
  const choose = (suggestion: Suggestion): void => {
    if (suggestion.kind === 'car') location.assign(suggestion.href)
    else if (suggestion.kind === 'understood' && isSentOn) input.current?.form?.submit()
    else if (suggestion.kind === 'understood') void ask(text)
    else {
      setUnderstood(null)
      settle(suggestion.state.query, () => suggestion.state)
    }
  }
  const newest = useRef({ base, choose })
  newest.current = { base, choose }
  const openSoon = (): void =>
    afterNextPaint(() => {
      if (document.activeElement === input.current) setOpen(true)
    })
  const type = (typedText: string): void => {
    setText(typedText)
    setActive(null)
    setOpen(true)
    void load()
  }
  const onFocus = (): void => {
    openSoon()
    afterNextPaint(() => {
      void load()
      // So that the first letter finds the code that reads words there.
      client.readyForWords()
    })
  }
  // Words that were typed before the page was hydrated are in the box, and perhaps the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has been hydrated
  useLayoutEffect(() => {
    const box = input.current
    if (box === null) return
    if (box.value !== text) type(box.value)
    if (box === document.activeElement) onFocus()
  }, [])
  const onSubmit = (event: SubmitEvent): void => {
    if (isSentOn && current === undefined) return
    event.preventDefault()
    if (current === undefined) void ask(text)
    else choose(current)
  }
  const move = (by: 1 | -1): void => {
    if (!isShown) {
      setOpen(true)
      return
    }
    // The box itself is one of the places that the keys go round.
    const places = all.length + 1
    const next = ((active ?? -1) + 1 + by + places) % places
    setActive(next === 0 ? null : next - 1)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (event.altKey) setOpen(event.key === 'ArrowDown')
      else move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Escape' && (isShown || text !== '')) {
      event.preventDefault()
      if (isShown) setOpen(false)
      else setText('')
      setActive(null)
    }
  }

  // A link such as /search?query=white+ute+under+40k is read once, when a shopper follows it: not when he goes back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only of the address that the page was opened with
  useEffect(() => {
    searchedWords.current = state.query
    linked.current ??= new URLSearchParams(location.search).get('query') ?? ''
    const isOfLink = state.query !== '' && state.query === linked.current
    if (isOfLink && asked.current === 0 && wasFollowed()) void ask(state.query)
  }, [state.query])
  useEffect(() => {
    if (current !== undefined)
      document.getElementById(optionId(LIST_ID, active ?? 0))?.scrollIntoView({ block: 'nearest' })
  }, [current, active])

  // Rendered for what is suggested, and not for every letter.
  const list = useMemo(
    () =>
      List && (
        <List
          id={LIST_ID}
          label="Suggestions"
          groups={groups}
          active={active}
          onActive={setActive}
          onChoose={(suggestion) => newest.current.choose(suggestion)}
          typed={lastWord(typed)}
          settings={settings}
          silhouettesUrl={silhouettesUrl}
        />
      ),
    [List, groups, active, typed, settings, silhouettesUrl],
  )

  const label = `Search ${settings.itemName.many}`
  return (
    <div className="suggest">
      {/* biome-ignore lint/a11y/useSemanticElements: a form inside a search element would be two landmarks' worth of markup */}
      <form className="suggest__form" action={SEARCH_PATH} role="search" aria-label={label} onSubmit={onSubmit}>
        <Icon name="search" />
        <input
          ref={input}
          className="suggest__input"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          name="query"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? LIST_ID : undefined}
          aria-activedescendant={current === undefined ? undefined : optionId(LIST_ID, active ?? 0)}
          aria-describedby={`${LIST_ID}-hint`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          placeholder={example === null ? label : `Try “${example}”`}
          value={text}
          onChange={(event) => type(event.target.value)}
          onFocus={onFocus}
          onClick={openSoon}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <button
            className="icon-button suggest__clear"
            type="button"
            aria-label="Clear search"
            onClick={() => {
              setUnderstood(null)
              settle('', (current) => withQuery(withoutUnderstood(current, understood), ''))
              input.current?.focus()
            }}
          >
            <Icon name="close" />
          </button>
        )}
        <button className="button suggest__submit" type="submit">
          Search
        </button>
      </form>
      {isShown && list}
      <p className="hidden" id={`${LIST_ID}-hint`}>
        Type in your own words. Arrow keys choose a suggestion, Enter searches.
      </p>
      <p className="hidden" role="status">
        {announced}
      </p>
      <ReadingNote
        understood={understood}
        chips={understood === null ? [] : understood.words.chips(understood.reading)}
        onUndo={(undone) => {
          const exact = undone.words.exactWords(undone.text)
          setUnderstood(null)
          settle(exact, (current) => withQuery(withoutUnderstood(current, undone), exact))
          input.current?.focus()
        }}
      />
    </div>
  )
}

function lastWord(text: string): string {
  return text.trim().split(/\s+/).at(-1) ?? ''
}

/** Whether the page was opened by a link or a form, and not by going back or loading it again. */
function wasFollowed(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate'
}
