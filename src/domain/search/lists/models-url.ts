/** The page of all makes and models, and the short parameters by which others lead to it (S1 §2 "/models?body={body}"). */

export const MODELS_PATH = '/models'

const ATTRIBUTES: Readonly<Record<string, string>> = {
  make: 'manufacturer.name',
  model: 'model.name',
  body: 'model.body',
}

/** The parameters in the names of S1 §3: "body=ute" is "model.body=ute". */
export function modelsParameters(search: string): string {
  return search.replaceAll(
    /(^\??|&)(make|model|body)=/g,
    (_, start: string, name: string) => `${start}${ATTRIBUTES[name]}=`,
  )
}
