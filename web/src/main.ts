import './fonts.css';
import './theme.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { words } from './lib/words.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
await words.load(settings.language);
mount(App, { target });
