import '@wevisu/viewer/room/workshop-worker.ts';
