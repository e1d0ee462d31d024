(function () {
  'use strict';
  var root = document.documentElement;
  var button = document.getElementById('theme');
  var store = {
    get: function () { try { return localStorage.getItem('warpproof-theme'); } catch (e) { return null; } },
    set: function (v) { try { localStorage.setItem('warpproof-theme', v); } catch (e) { /* not kept */ } }
  };
  function isDark() {
    var chosen = root.dataset.theme;
    return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  }
  function show(theme) {
    if (theme === 'dark' || theme === 'light') { root.dataset.theme = theme; }
    button.setAttribute('aria-pressed', String(isDark()));
  }
  show(store.get());
  button.hidden = false;
  button.addEventListener('click', function () {
    var theme = isDark() ? 'light' : 'dark';
    store.set(theme);
    show(theme);
  });

  // What a link leads to is unfolded and gets the focus.
  function reveal() {
    var target = document.getElementById(location.hash.slice(1));
    if (!target) { return; }
    for (var at = target; at; at = at.parentElement) {
      if (at.tagName === 'DETAILS') { at.open = true; }
    }
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  }
  addEventListener('hashchange', reveal);
  if (location.hash) { reveal(); }

  var findings = Array.prototype.slice.call(document.querySelectorAll('.finding'));
  var current = -1;
  document.addEventListener('focusin', function (event) {
    var inside = event.target.closest('.finding');
    if (inside) { current = findings.indexOf(inside); }
  });
  document.addEventListener('keydown', function (event) {
    if (event.ctrlKey || event.altKey || event.metaKey || !findings.length) { return; }
    var step = { j: 1, k: -1 }[event.key];
    if (!step) { return; }
    current = Math.min(Math.max(current + step, 0), findings.length - 1);
    findings[current].scrollIntoView({ block: 'start' });
    findings[current].focus({ preventScroll: true });
    event.preventDefault();
  });
})();
