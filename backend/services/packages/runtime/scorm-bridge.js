/*
 * Stands inside the sandboxed frame before a SCORM page's own scripts: gives them the API they look for, keeps what
 * they write, and tells the portal by postMessage (docs/modules.md). What was saved before comes in the frame's
 * name, because a SCORM page asks for it before any message could arrive.
 */
(function () {
  'use strict';
  var CHANNEL = 'portal-module';
  var NAME = 'Слушатель';
  var SAVE_MS = 400;
  // how long a course that is done is waited for: for a first score, for a better one
  var SCORELESS_MS = 5000;
  var SCORED_MS = 1000;
  var is2004 = typeof window.Scorm2004API === 'function';
  var Runtime = is2004 ? window.Scorm2004API : window.Scorm12API;
  if (typeof Runtime !== 'function') return;

  /** What the manifest says for the course. */
  var course = {};
  try {
    course = JSON.parse(document.currentScript.dataset.course);
  } catch {
    // a package without such words
  }
  var least = typeof course.mastery === 'number' ? course.mastery : null;

  function carried() {
    try {
      var named = JSON.parse(window.name);
      return named && named.channel === CHANNEL ? named : null;
    } catch {
      return null;
    }
  }

  function send(type, fields) {
    window.parent.postMessage(Object.assign({ channel: CHANNEL, version: 1, type: type }, fields), '*');
  }

  var api = new Runtime({ autocommit: false, logLevel: 4 });
  var before = carried();
  var saved = before && before.state && before.state.cmi;
  function provide(where, values) {
    Object.keys(values).forEach(function (name) {
      try {
        where[name] = values[name];
      } catch {
        // the run-time does not take it: the course goes without
      }
    });
  }
  /** Says nothing of the person; kept with the state, it stays theirs in this module alone. */
  function someone() {
    var hex = (byte) => (byte + 256).toString(16).slice(1);
    return Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('');
  }
  if (saved) {
    try {
      api.loadFromFlattenedJSON(saved, '');
    } catch {
      // a state of another edition of the package: the person begins anew
      saved = null;
    }
  }
  var own = is2004 ? api.cmi : api.cmi.core;
  var entry = saved ? 'resume' : 'ab-initio';
  provide(api.cmi, { launch_data: course.launchData || '' });
  if (is2004) {
    provide(own, { entry: entry, learner_id: own.learner_id || someone(), learner_name: NAME });
    if (least !== null) provide(own, { scaled_passing_score: String(least) });
  } else {
    provide(own, { entry: entry, student_id: own.student_id || someone(), student_name: NAME });
    provide(own, { credit: 'credit', lesson_mode: 'normal' });
    if (least !== null) provide(api.cmi.student_data, { mastery_score: String(least) });
  }

  // what belongs to one visit alone
  var OF_A_VISIT = /^cmi\.(core\.)?(exit|entry|session_time)$/;

  /** The data model as `name: value`, which is how the run-time takes it back. */
  function flat(value, name, into) {
    if (value !== null && typeof value === 'object') {
      Object.keys(value).forEach(function (key) {
        flat(value[key], name + '.' + key, into);
      });
    } else if (value !== '' && value !== null && value !== undefined && !OF_A_VISIT.test(name)) {
      into[name] = String(value);
    }
    return into;
  }

  function number(value) {
    return value === '' || value === undefined ? NaN : Number(value);
  }

  var hasEnded = false;
  function facts() {
    var cmi = JSON.parse(JSON.stringify(api.cmi));
    var core = cmi.core || cmi;
    var score = core.score || {};
    var min = Number(score.min || 0);
    var max = Number(score.max || 100);
    var share = is2004 ? number(score.scaled) : NaN;
    if (isNaN(share) && max > min) share = (number(score.raw) - min) / (max - min);
    var measure = is2004 ? number(score.scaled) : number(score.raw);
    var status = is2004 ? cmi.completion_status : core.lesson_status;
    var success = is2004 ? cmi.success_status : status;
    var done = success === 'passed' || (status === 'completed' && success !== 'failed');
    // where the manifest names the least score, the score decides what the course calls its end
    if (least !== null && !isNaN(measure))
      done = (done || success === 'failed' || hasEnded) && measure >= least;
    return {
      cmi: flat(cmi, 'cmi', {}),
      share: isNaN(share) ? null : Math.min(1, Math.max(0, share)),
      done: done,
    };
  }

  // this visit began on an earlier page of the course, which was heard
  var isGoingOn = Boolean(before && before.isGoingOn);
  var ended = saved && !isGoingOn ? facts() : null;
  var told = Boolean(before && before.told);
  var timer = null;
  function carry(state) {
    window.name = JSON.stringify({ channel: CHANNEL, state: state, isGoingOn: true, told: told });
  }
  function save() {
    clearTimeout(timer);
    timer = null;
    var state = { cmi: facts().cmi };
    carry(state);
    send('state', { state: state });
  }
  function saveSoon() {
    if (timer === null) timer = setTimeout(save, SAVE_MS);
  }
  function tell(now, late) {
    // a least score asks for one: without it only the end is the end
    if (told || !now.done || (now.share === null && least !== null && !hasEnded)) return;
    told = true;
    var score = now.share === null ? 1 : now.share;
    send('complete', late ? { score: score, late: true } : { score: score });
    carry({ cmi: now.cmi });
  }

  // a course may say that it is done before it says how well, or say that anew: its last word counts
  var held = null;
  var heldShare = null;
  function hold() {
    var now = facts();
    if (told || !now.done || (held !== null && now.share === heldShare)) return;
    clearTimeout(held);
    heldShare = now.share;
    held = setTimeout(
      function () {
        held = null;
        tell(facts());
      },
      now.share === null ? SCORELESS_MS : SCORED_MS,
    );
  }
  function keep() {
    saveSoon();
    if (held !== null) hold();
  }
  function report() {
    save();
    hold();
  }
  function end() {
    hasEnded = true;
    save();
    clearTimeout(held);
    tell(facts());
  }
  if (isGoingOn) hold();

  var names = is2004
    ? ['SetValue.cmi.*', 'Commit', 'Terminate']
    : ['LMSSetValue.cmi.*', 'LMSCommit', 'LMSFinish'];
  api.on(names[0], keep);
  api.on(names[1], report);
  api.on(names[2], end);
  window[is2004 ? 'API_1484_11' : 'API'] = api;

  // many courses end as their page is left, when nobody hears them any more: what was kept is told at the next opening
  window.addEventListener('message', function (event) {
    var said = event.data;
    if (!ended || event.source !== window.parent || !said || said.channel !== CHANNEL) return;
    if (said.type === 'start' && said.isFinished === false) tell(ended, true);
  });

  window.addEventListener('DOMContentLoaded', function () {
    send('ready', {});
  });
})();
