import { afterAll } from 'vitest';
import { cleanUp } from './mayfly.ts';

// Here, since a worker evaluates this file for each test file, but its imports only once.
afterAll(cleanUp);
