// What Vite has to be told: docs/browser.md says why.
export default {
  optimizeDeps: { exclude: ["terrene"] },
  worker: { format: "es" },
  build: { rollupOptions: { input: "vite/page.html" } },
};
