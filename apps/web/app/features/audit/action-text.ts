/** `order_item.tracking_set` as `order item: tracking set`. */
export function actionText(action: string): string {
  return action.replace('.', ': ').replaceAll('_', ' ');
}

/** `done`, or `forbidden` as `Refused: forbidden`. */
export function outcomeText(outcome: string): string {
  return outcome === 'done' ? 'Done' : `Refused: ${outcome.replaceAll('_', ' ')}`;
}
