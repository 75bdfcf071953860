export { Navigation as default } from '../Navigation';
