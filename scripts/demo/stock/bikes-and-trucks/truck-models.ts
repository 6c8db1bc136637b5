/** Light and medium trucks as they are sold in Australia, with list prices of about 2026. */

export interface TruckModel {
  make: string
  model: string
  body: string
  /** Gross vehicle mass. */
  gvmKg: number
  engineLitres: number
  powerKw: number
  torqueNm: number
  gearboxes: readonly string[]
  drive: string
  seats: number
  since: number
  /** Badge and list price in AUD with its body, the cheapest first. */
  variants: readonly (readonly [badge: string, listAud: number])[]
}

const BOX = 'Pantech'
const FRIDGE = 'Refrigerated Truck'
const TRAY = 'Tray Truck'
const TIPPER = 'Tipper'
const MANUAL = '5 speed manual'
const AUTOMATED = '6 speed automated manual'
const AUTOMATIC = '6 speed automatic'

type Engine = readonly [litres: number, powerKw: number, torqueNm: number]
const ISUZU_30: Engine = [3, 110, 375]
const ISUZU_52: Engine = [5.2, 140, 513]
const HINO_40: Engine = [4, 110, 420]
const FUSO_30: Engine = [3, 110, 370]
const IVECO_30: Engine = [3, 132, 430]

const truck = (
  make: string,
  model: string,
  body: string,
  gvmKg: number,
  [engineLitres, powerKw, torqueNm]: Engine,
  gearboxes: readonly string[],
  [drive, seats]: readonly [string, number],
  since: number,
  variants: TruckModel['variants'],
): TruckModel => ({
  make,
  model,
  body,
  gvmKg,
  engineLitres,
  powerKw,
  torqueNm,
  gearboxes,
  drive,
  seats,
  since,
  variants,
})

export const TRUCK_MODELS: readonly TruckModel[] = [
  truck('Isuzu', 'NLR', TRAY, 4_500, ISUZU_30, [MANUAL, AUTOMATED], ['4x2', 3], 2016, [
    ['45-150 SWB Traypack', 66_900],
    ['45-150 AMT Traypack', 70_400],
  ]),
  truck('Isuzu', 'NPR', BOX, 6_500, ISUZU_52, [AUTOMATED], ['4x2', 3], 2016, [
    ['65-190 MWB Vanpack', 96_500],
    ['65-190 Crew Vanpack', 104_900],
  ]),
  truck('Isuzu', 'NPR', TIPPER, 6_500, ISUZU_52, [MANUAL, AUTOMATED], ['4x2', 3], 2016, [['65-190 Tipper', 92_800]]),
  truck('Isuzu', 'NPS', TRAY, 7_500, ISUZU_52, [MANUAL], ['4x4', 3], 2017, [
    ['75-155 4x4', 104_200],
    ['75-155 4x4 Crew', 112_600],
  ]),
  truck('Isuzu', 'NQR', FRIDGE, 8_700, ISUZU_52, [AUTOMATED], ['4x2', 3], 2016, [['87-190 Freezer', 128_700]]),
  truck('Hino', '300 Series', BOX, 4_500, HINO_40, [AUTOMATIC, MANUAL], ['4x2', 3], 2017, [
    ['616 IFS Pantech', 74_900],
    ['617 Pantech', 81_300],
  ]),
  truck('Hino', '300 Series', TIPPER, 8_500, HINO_40, [AUTOMATIC, MANUAL], ['4x2', 3], 2017, [['721 Tipper', 98_400]]),
  truck('Hino', '300 Series', TRAY, 7_500, HINO_40, [MANUAL], ['4x4', 6], 2017, [['817 4x4 Crew', 109_800]]),
  truck('Fuso', 'Canter', TIPPER, 4_500, FUSO_30, [AUTOMATED, MANUAL], ['4x2', 3], 2016, [['515 Tipper', 69_700]]),
  truck('Fuso', 'Canter', TRAY, 6_000, FUSO_30, [AUTOMATED, MANUAL], ['4x2', 3], 2016, [
    ['615 Alloy Tray', 73_200],
    ['615 City Cab Tray', 71_600],
  ]),
  truck('Fuso', 'Fighter', BOX, 10_400, [7.5, 180, 686], [AUTOMATED], ['4x2', 3], 2018, [['1024 Pantech', 142_900]]),
  truck('Iveco', 'Daily', TRAY, 7_000, IVECO_30, ['8 speed automatic'], ['4x2', 3], 2019, [['70C18 Tray', 98_300]]),
]
