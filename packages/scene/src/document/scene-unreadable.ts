/** The input is not a scene. Smaller problems become findings. The message is for people. */
export class SceneUnreadable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SceneUnreadable';
  }
}
