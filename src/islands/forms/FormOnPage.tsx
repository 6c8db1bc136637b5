/** The form of a page: it leads to the page of thanks (S2 §4). */
import { useEffect, useState } from 'react'
import { SUCCESS_PATH } from '#domain/leads/lead-outcome.ts'
import { viewedCars } from '#stores/saved/browser-viewed-cars.ts'
import type { ShownCar } from '#stores/saved/viewed-cars.ts'
import type { ShownForm } from '#view-models/forms.ts'
import { CarOfForm } from './CarOfForm.tsx'
import { browserDevice } from './form-device.ts'
import { LeadForm } from './LeadForm.tsx'
import { sendLead } from './send-lead.ts'

interface FormOnPageProps {
  readonly form: ShownForm
}

export function FormOnPage({ form }: FormOnPageProps) {
  const [car, setCar] = useState<ShownCar | null>(null)
  // The address names the car; the shopper's device knows it from its page.
  useEffect(() => setCar(viewedCars.shown(browserDevice.link().carId)), [])
  return (
    <>
      {car !== null && <CarOfForm car={car} />}
      <LeadForm
        form={form}
        link={null}
        draftName={`${form.page.path} ${form.definition.kind}`}
        device={browserDevice}
        send={sendLead}
        onSent={() => location.assign(SUCCESS_PATH)}
      />
    </>
  )
}

// Known to the renderer, so that it is not asked for by a trial.
Object.assign(FormOnPage, { [Symbol.for('astro:renderer')]: '@astrojs/react' })
