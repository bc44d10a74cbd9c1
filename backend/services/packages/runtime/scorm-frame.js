/*
 * Stands inside the sandboxed frame before the bridge: what a page misses for being in such a frame, and the height it
 * would have (docs/modules.md).
 */
(function () {
  'use strict';
  // a frame without an origin has no storage: pages that only remember trifles there must not stop for it
  ['localStorage', 'sessionStorage'].forEach(function (name) {
    try {
      void window[name];
    } catch {
      var kept = new Map();
      Object.defineProperty(window, name, {
        value: {
          getItem: function (key) {
            return kept.has(String(key)) ? kept.get(String(key)) : null;
          },
          setItem: function (key, value) {
            kept.set(String(key), String(value));
          },
          removeItem: function (key) {
            kept.delete(String(key));
          },
          clear: function () {
            kept.clear();
          },
          key: function (at) {
            var keys = Array.from(kept.keys());
            return at < keys.length ? keys[at] : null;
          },
          get length() {
            return kept.size;
          },
        },
      });
    }
  });

  window.addEventListener('DOMContentLoaded', function () {
    if (typeof ResizeObserver !== 'function') return;
    new ResizeObserver(function () {
      var height = document.documentElement.scrollHeight;
      window.parent.postMessage({ channel: 'portal-module', version: 1, type: 'size', height: height }, '*');
    }).observe(document.documentElement);
  });
})();
