/** Of tables on paper: thin lines between the rows, none beside them. */
export const TABLE_RULES = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0,
  hLineColor: () => '#e4dfd6',
  paddingTop: () => 5,
  paddingBottom: () => 5,
  paddingLeft: () => 0,
  paddingRight: () => 8,
};
