// Names of params as vendors say them. What is not here is said by the words of its name.
const WORDS: Readonly<Record<string, string>> = {
  form: 'Type',
  place: 'Place',
  rim: 'Mounting',
  pull: 'Handles',
  lengthTenths: 'Length',
  diagonalTenths: 'Screen diagonal',
  spoutTenths: 'Spout thickness',
  seatTenths: 'Seat height',
  rimTenths: 'Rim height',
  wallTenths: 'Wall thickness',
  frameTenths: 'Frame width',
  trimTenths: 'Trim width',
  bodyTenths: 'Body thickness',
  grilleTenths: 'Grille size',
  housingTenths: 'Housing height',
  headTenths: 'Shower head diameter',
  canopyTenths: 'Canopy diameter',
  trayTenths: 'Tray height',
  pedestalTenths: 'Pedestal height',
  copingTenths: 'Coping width',
  hearthTenths: 'Hearth depth',
  riseTenths: 'Riser height',
  pipeTenths: 'Pipe diameter',
  toeKickTenths: 'Toe kick height',
  backguardTenths: 'Backguard height',
  backsplashTenths: 'Backsplash height',
  reachTenths: 'Reach to the outlet',
  spreadTenths: 'Distance between handles',
  centersTenths: 'Hole distance, center to center',
  dispenser: 'Water and ice dispenser',
  glassPanel: 'Glass panel in the door',
  hingeSide: 'Hinges',
  colander: 'Colander insert',
  board: 'Cutting board insert',
  grid: 'Bottom grid',
  support: 'Base',
  sinks: 'Basins',
  tank: 'Tank',
  flush: 'Flush',
  aim: 'Direction of the light',
};

/** 'topThickness' gives 'Top thickness'; `suffix` is that of its unit. */
export function fieldWords(name: string, suffix: string): string {
  const known = WORDS[name + suffix];
  if (known !== undefined) return known;
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'turned-legs' gives 'Turned legs'. */
export function valueWords(value: string): string {
  const words = value.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
