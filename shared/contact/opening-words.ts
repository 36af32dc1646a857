import { formatDate } from '#shared/format/format-date.ts';
import { weekdayOf } from './london-time.ts';
import type { NextOpening, OpeningState } from './opening-state.ts';
import { formatMinute, weekdayNames } from './opening-times.ts';

/** As in "Open now until 5.30pm", "Closed now, opens Monday 9am", "Closed today: Christmas Day. Opens Tuesday 9am". */
export function openingWords(state: OpeningState): string {
  if (state.isOpen) return `Open now until ${formatMinute(state.closesAt)}`;
  const next = state.next && `${dayWords(state.next)} ${formatMinute(state.next.opensAt)}`;
  if (state.holiday !== undefined) {
    return `Closed today: ${state.holiday}${next ? `. Opens ${next}` : ''}`;
  }
  return next ? `Closed now, opens ${next}` : 'Closed now';
}

/** A day of the week says which only within the next six days. */
function dayWords({ date, daysAhead }: NextOpening): string {
  if (daysAhead === 0) return 'today';
  if (daysAhead === 1) return 'tomorrow';
  const weekday = weekdayNames[weekdayOf(date) - 1] ?? '';
  return daysAhead < 7 ? weekday : `${weekday} ${formatDate(date).replace(/ \d{4}$/, '')}`;
}
