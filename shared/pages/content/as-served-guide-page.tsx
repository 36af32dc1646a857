import '#shared/pages/tools/tool-frame.module.css';
import AsServedPage from './as-served-page.tsx';

/** The same for texts that may contain calculators: they need the style sheet of the tools too. */
export default AsServedPage;
