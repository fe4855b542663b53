/** Marks a control that shows an icon alone: IconTips shows its name where the pointer rests or the focus is. */
export const tipOf = (name: string) => ({ 'data-tip': name });
