/* Before the first paint: the theme of last time, or what the system prefers. */
(function () {
  var theme = null;
  try {
    theme = localStorage.getItem('starhold.theme');
  } catch {
    /* no storage: go by the system */
  }
  if (theme !== 'dark' && theme !== 'light') {
    theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  }
  document.documentElement.dataset.theme = theme;
})();
