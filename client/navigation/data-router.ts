import type { createBrowserRouter } from 'react-router-dom';

export type DataRouter = ReturnType<typeof createBrowserRouter>;
