/** The input is no scene at all; everything less is a finding. The message is for people. */
export class SceneUnreadable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SceneUnreadable';
  }
}
