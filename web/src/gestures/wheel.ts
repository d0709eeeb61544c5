/** The wheel of a mouse, notch by notch. */

type Roll = Pick<WheelEvent, 'deltaY' | 'timeStamp' | 'preventDefault'>;

/** A handler that turns by one for each notch; a surface that rolls on by itself is heard once in each `gap` milliseconds. */
export function rolling(turn: (by: 1 | -1) => void, gap = 0): (event: Roll) => void {
  let last = -Infinity;
  return (event) => {
    event.preventDefault();
    if (event.deltaY === 0 || event.timeStamp - last < gap) return;
    last = event.timeStamp;
    turn(event.deltaY > 0 ? 1 : -1);
  };
}
