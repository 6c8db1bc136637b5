/** Whether the device says how it is turned. Nothing is asked of the shopper here. */

/** Calls `found` once on a device with a gyroscope, and on one that is touched and says nothing without consent. */
export function whenDeviceTurns(found: () => void): void {
  if (!('DeviceOrientationEvent' in window)) return
  if ('requestPermission' in DeviceOrientationEvent && matchMedia('(pointer: coarse)').matches) {
    found()
    return
  }
  const onTurn = ({ alpha }: DeviceOrientationEvent): void => {
    removeEventListener('deviceorientation', onTurn)
    // A computer without a gyroscope sends one event that says nothing.
    if (alpha !== null) found()
  }
  addEventListener('deviceorientation', onTurn)
}
