/** Refusals of rooms: scenes, their versions, floor plans, templates and checklists. */
export const roomErrors = {
  scene_changed: {
    status: 409,
    message: 'This room was changed in another window. Check it there, or overwrite it.',
  },
  scene_unreadable: { status: 422, message: '{reason} Nothing was saved.' },
  scene_too_large: {
    status: 422,
    message: 'A room can have up to {maximum} parts. Remove some to save it.',
  },
  scene_too_complex: {
    status: 422,
    message: 'This room takes too long to compute. Remove some of its parts, then try again.',
  },
  too_many_projects: {
    status: 422,
    message: 'You can keep up to {maximum} projects. Delete one you no longer need.',
  },
  storage_full: {
    status: 422,
    message:
      'Your rooms and their named versions take more than {megabytes} MB. Delete a project you no longer need.',
  },
  scene_missing: { status: 422, message: 'This project has no room yet. Draw one first.' },
  proposal_not_found: { status: 404, message: 'This proposal was not found.' },
  proposal_closed: {
    status: 422,
    message: 'This proposal was answered or withdrawn already. Reload the page.',
  },
  proposal_same: {
    status: 422,
    message: 'Nothing differs from the room of your client yet. Change something first.',
  },
  proposals_full: {
    status: 422,
    message: 'Your client has {maximum} open proposals for this room. Withdraw one first.',
  },
  scene_version_not_found: { status: 404, message: 'This version of the room no longer exists.' },
  floor_plan_not_found: { status: 404, message: 'This floor plan was not found.' },
  template_not_found: { status: 404, message: 'This template was not found.' },
  own_template_not_found: { status: 404, message: 'This template no longer exists.' },
  too_many_templates: {
    status: 422,
    message:
      'You can save up to {maximum} templates. Delete one you no longer need, or replace one.',
  },
  template_without_room: {
    status: 422,
    message: 'There is no room here yet. Draw one first, then save it as a template.',
  },
  checklist_item_not_found: { status: 404, message: 'This line is no longer on the checklist.' },
  checklist_full: {
    status: 422,
    message: 'A checklist can have up to {maximum} lines. Remove some first.',
  },
  own_picture_not_found: { status: 404, message: 'This picture no longer exists.' },
  marks_changed: {
    status: 409,
    message: 'This picture was marked in another window or on another device. Check it there.',
  },
  too_many_pictures: {
    status: 422,
    message: 'You can save up to {maximum} pictures. Delete one you no longer need.',
  },
  still_not_found: { status: 404, message: 'This picture no longer exists.' },
  still_not_begun: { status: 404, message: 'This picture is not ready yet.' },
  too_many_stills: {
    status: 422,
    message: 'A project can have up to {maximum} pictures. Delete one you no longer need.',
  },
  too_many_stills_in_all: {
    status: 422,
    message: 'You can keep up to {maximum} pictures of your rooms. Delete one you no longer need.',
  },
  too_many_stills_waiting: {
    status: 422,
    message:
      '{maximum} of your pictures are still waiting to be drawn. Wait for one to finish, or cancel one.',
  },
  share_link_not_found: { status: 404, message: 'This link is not valid any more.' },
} as const;
