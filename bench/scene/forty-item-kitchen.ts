// A kitchen of forty objects with an island, seats, appliances and lights, to time a rule check.
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { inches, testRoom } from '@wevisu/scene/rules/test-scene.ts';

const TOP = 34.5 + 300 / 254;
const counter = { covering: { sku: null } };

/** 19 by 20 feet, L-shaped with an island and four stools; a table for four by the window. */
export function fortyItemKitchen(): SceneDocument {
  const depth = 240;
  const scene = testRoom('kitchen', 228, depth)
    .opening('entry', 'south', 40, 'passage', 60)
    .opening('back-door', 'east', 60, 'door-single', 36)
    .opening('window', 'north', 78, 'window-casement', 48, {
      sillTenths: inches(42),
      heightTenths: inches(42),
    })
    .opening('window-2', 'south', 150, 'window-double-hung', 60, {
      sillTenths: inches(30),
      heightTenths: inches(54),
    })
    .run(
      'base-north',
      [0, depth],
      ['corner-lazy-susan 36', 'door 21', 'sink 36', 'gap 24', 'trash-pull-out 18', 'drawers 24'],
      { counter },
    )
    .run('base-west', [0, depth - 126], ['drawers 36', 'gap 30', 'drawers 24'], {
      rotationTenthsDeg: 900,
      counter,
    })
    .run('wall-north', [110, depth], ['door 30', 'door 30'], {
      tier: 'wall',
      elevationTenths: inches(54),
      depthTenths: inches(12),
      heightTenths: inches(36),
      counter: null,
    })
    .run('tall', [195, depth], ['pantry 30'], {
      tier: 'tall',
      heightTenths: inches(84),
      counter: null,
    })
    .run('island', [85, 130], ['drawers 30', 'door 30', 'microwave 24'], {
      tier: 'island',
      counter: { ...counter, backOverhangTenths: inches(0) },
    });
  scene.item('sink', 'kitchen-sink', [75, depth - 12.5], {
    hostId: 'base-north',
    elevationTenths: inches(TOP - 10),
  });
  scene.item('faucet', 'kitchen-faucet', [75, depth - 3], {
    hostId: 'base-north',
    elevationTenths: inches(TOP),
  });
  scene.item('dishwasher', 'dishwasher', [105, depth - 12], { hostId: 'base-north' });
  scene.item('refrigerator', 'refrigerator', [177, depth - 15]);
  scene.item('range', 'range', [13.5, depth - 75], {
    rotationTenthsDeg: 900,
    hostId: 'base-west',
    params: { fuel: 'gas' },
  });
  scene.item('hood', 'hood', [0, depth - 75], {
    rotationTenthsDeg: 900,
    elevationTenths: inches(84),
  });
  scene.item('microwave', 'microwave', [157, 118], {
    hostId: 'island',
    elevationTenths: inches(16),
    params: { form: 'built-in', widthTenths: inches(24) },
  });
  for (let i = 0; i < 3; i++)
    scene.item(`pendant-${i}`, 'pendant', [100 + i * 30, 118], { elevationTenths: inches(108) });
  for (let i = 0; i < 8; i++)
    scene.item(`light-${i}`, 'recessed-light', [40 + (i % 4) * 50, i < 4 ? 200 : 60], {
      elevationTenths: inches(108),
    });
  for (let i = 0; i < 4; i++)
    scene.item(`stool-${i}`, 'counter-stool', [95 + i * 24, 92], { rotationTenthsDeg: 1800 });
  scene.item('table', 'dining-table', [150, 45], {
    params: { widthTenths: inches(60), depthTenths: inches(36) },
  });
  for (let i = 0; i < 4; i++)
    scene.item(`chair-${i}`, 'dining-chair', [135 + (i % 2) * 30, i < 2 ? 76 : 14], {
      rotationTenthsDeg: i < 2 ? 0 : 1800,
    });
  for (let i = 0; i < 5; i++)
    scene.item(`plug-${i}`, 'electrical-receptacle', [50 + i * 22, depth], {
      elevationTenths: inches(44),
      params: { device: 'gfci' },
    });
  scene.item('rug', 'rug', [75, 190], {
    params: { widthTenths: inches(60), depthTenths: inches(30) },
  });
  scene.item('plant', 'potted-plant', [215, 15]);
  scene.item('fruit', 'bowl-with-fruit', [120, 118], {
    hostId: 'island',
    elevationTenths: inches(TOP),
  });
  scene.item('vase', 'vase', [150, 45], { hostId: 'table', elevationTenths: inches(30) });
  scene.item('clock', 'clock', [228, 150], {
    rotationTenthsDeg: 2700,
    elevationTenths: inches(72),
  });
  scene.item('picture', 'framed-picture', [228, 110], {
    rotationTenthsDeg: 2700,
    elevationTenths: inches(60),
  });
  scene.item('shade', 'roman-shade', [78, depth], { elevationTenths: inches(80) });
  return scene.document();
}
