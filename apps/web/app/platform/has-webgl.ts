/** Whether this browser draws in 3D: asked before anything is loaded for it. The context it takes to ask is given back. */
export function hasWebgl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
