/** Engines and gearboxes of the made-up cars. */

export interface Engine {
  litres: number | null
  cylinders: number | null
  fuel: string
  induction: string | null
  powerKw: number
  torqueNm: number
  litresPer100Km: number | null
  tankLitres: number | null
  gearboxes: readonly string[]
}

function engine(
  litres: number | null,
  cylinders: number | null,
  fuel: string,
  induction: string | null,
  [powerKw, torqueNm]: [number, number],
  [litresPer100Km, tankLitres]: [number | null, number | null],
  ...gearboxes: string[]
): Engine {
  return { litres, cylinders, fuel, induction, powerKw, torqueNm, litresPer100Km, tankLitres, gearboxes }
}

const ULP = 'Unleaded petrol'
const PULP = 'Premium unleaded petrol'

export const ENGINES = {
  petrol15: engine(1.5, 4, ULP, 'Aspirated', [81, 140], [5.8, 42], 'Continuously variable', '6 speed manual'),
  petrol20: engine(2, 4, ULP, 'Aspirated', [114, 200], [6.6, 51], '6 speed automatic', '6 speed manual'),
  petrol25: engine(2.5, 4, ULP, 'Aspirated', [140, 252], [7.4, 58], '6 speed sports automatic'),
  turbo12: engine(1.2, 3, PULP, 'Turbo', [85, 200], [5.6, 45], '8 speed automatic', '6 speed manual'),
  turbo15: engine(1.5, 4, PULP, 'Turbo', [119, 250], [7, 55], '7 speed dual clutch', 'Continuously variable'),
  turbo20: engine(2, 4, PULP, 'Turbo intercooled', [162, 350], [7.9, 60], '8 speed automatic', '7 speed dual clutch'),
  turbo20High: engine(2, 4, PULP, 'Turbo intercooled', [235, 400], [8.1, 55], '7 speed dual clutch'),
  turbo30: engine(3, 6, PULP, 'Turbo intercooled', [280, 500], [9.1, 83], '8 speed automatic'),
  v6Petrol35: engine(3.5, 6, ULP, 'Aspirated', [216, 355], [9.6, 72], '8 speed automatic'),
  v8Petrol50: engine(5, 8, PULP, 'Aspirated', [345, 550], [12.8, 61], '10 speed automatic', '6 speed manual'),
  v8Petrol56: engine(5.6, 8, PULP, 'Aspirated', [298, 560], [14.4, 140], '7 speed automatic'),
  boxer25: engine(2.5, 4, ULP, 'Aspirated', [136, 245], [7.3, 63], 'Continuously variable'),
  boxer24: engine(2.4, 4, PULP, 'Aspirated', [174, 250], [8.8, 50], '6 speed manual', '6 speed automatic'),
  hybrid18: engine(1.8, 4, 'Petrol - electric hybrid', 'Aspirated', [103, 142], [4, 43], 'Continuously variable'),
  hybrid25: engine(2.5, 4, 'Petrol - electric hybrid', 'Aspirated', [163, 221], [4.8, 55], 'Continuously variable'),
  hybrid16: engine(1.6, 4, 'Petrol - electric hybrid', 'Turbo', [169, 350], [5.3, 54], '6 speed automatic'),
  phev24: engine(2.4, 4, 'Plug-in hybrid', 'Aspirated', [185, 450], [1.5, 56], 'Single speed reduction gear'),
  phev15: engine(1.5, 4, 'Plug-in hybrid', 'Turbo', [238, 460], [1.4, 60], '8 speed automatic'),
  diesel20: engine(2, 4, 'Diesel', 'Turbo intercooled', [154, 500], [7.2, 80], '10 speed automatic', '6 speed manual'),
  diesel24: engine(2.4, 4, 'Diesel', 'Turbo intercooled', [150, 470], [7.7, 75], '6 speed automatic', '6 speed manual'),
  diesel28: engine(2.8, 4, 'Diesel', 'Turbo intercooled', [150, 500], [7.9, 80], '6 speed automatic', '6 speed manual'),
  diesel30: engine(3, 4, 'Diesel', 'Turbo intercooled', [140, 450], [8, 76], '6 speed automatic', '6 speed manual'),
  diesel22: engine(2.2, 4, 'Diesel', 'Turbo intercooled', [148, 440], [6.1, 67], '8 speed automatic'),
  v6Diesel33: engine(3.3, 6, 'Diesel', 'Twin turbo', [227, 700], [8.9, 110], '10 speed automatic'),
  v6Diesel30: engine(3, 6, 'Diesel', 'Turbo intercooled', [184, 600], [8.4, 80], '10 speed automatic'),
  vanDiesel: engine(2.8, 4, 'Diesel', 'Turbo', [130, 450], [8.2, 70], '6 speed automatic'),
  electricCity: engine(null, null, 'Electric', null, [150, 310], [null, null], 'Single speed reduction gear'),
  electricLong: engine(null, null, 'Electric', null, [220, 420], [null, null], 'Single speed reduction gear'),
  electricDual: engine(null, null, 'Electric', null, [324, 605], [null, null], 'Single speed reduction gear'),
} as const satisfies Record<string, Engine>

export type EngineName = keyof typeof ENGINES
