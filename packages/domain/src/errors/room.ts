/** Refusals of rooms: scenes, their versions, floor plans, templates and checklists. */
export const roomErrors = {
  scene_changed: {
    status: 409,
    message: 'This room was changed in another window. Look at it there, or save over it.',
  },
  scene_unreadable: { status: 422, message: '{reason} Nothing was saved.' },
  scene_too_large: {
    status: 422,
    message: 'A room has at most {maximum} parts. Remove some to save it.',
  },
  scene_too_complex: {
    status: 422,
    message: 'This room takes too long to work out. Remove some of its parts, then try again.',
  },
  scene_missing: { status: 422, message: 'There is no room in this project yet. Draw one first.' },
  scene_version_not_found: { status: 404, message: 'This version of the room is not kept.' },
  floor_plan_not_found: { status: 404, message: 'This floor plan was not found.' },
  template_not_found: { status: 404, message: 'This template was not found.' },
  own_template_not_found: { status: 404, message: 'This template is not kept any more.' },
  too_many_templates: {
    status: 422,
    message: 'You can keep {most} templates. Delete one that you no longer need, or replace one.',
  },
  template_without_room: {
    status: 422,
    message: 'There is no room in this yet. Draw one first, then keep it as a template.',
  },
  checklist_item_not_found: { status: 404, message: 'This line is not on the checklist any more.' },
  checklist_full: {
    status: 422,
    message: 'A checklist holds at most {maximum} lines. Remove some first.',
  },
  own_picture_not_found: { status: 404, message: 'This picture is not kept any more.' },
  marks_changed: {
    status: 409,
    message: 'This picture was marked in another window or on another device. Look at it there.',
  },
  too_many_pictures: {
    status: 422,
    message: 'You can keep {most} pictures. Delete one that you no longer need.',
  },
  still_not_found: { status: 404, message: 'This picture is not kept any more.' },
  still_not_begun: { status: 404, message: 'There is nothing to see of this picture yet.' },
  too_many_stills: {
    status: 422,
    message: 'A project keeps {most} pictures. Delete one that you no longer need.',
  },
  too_many_stills_waiting: {
    status: 422,
    message: '{most} pictures of yours are not drawn yet. Wait for one of them, or cancel it.',
  },
  share_link_not_found: { status: 404, message: 'This link does not open a room any more.' },
} as const;
