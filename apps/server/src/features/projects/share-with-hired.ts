// What a hire says to a project: whoever works on it may read it. For other pros than the showroom's, the hire itself
// says so, in the view project_pros.
export { endShare, shareWithHired } from './store/projects.ts';
