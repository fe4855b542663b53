/** `order_item.tracking_set` as `order item: tracking set`. */
export function actionText(action: string): string {
  return action.replace('.', ': ').replaceAll('_', ' ');
}
