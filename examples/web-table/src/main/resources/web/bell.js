/** Tells whoever looks at another page that it is their turn, if they wish it. */
const KEPT = "bell";
const SHORT = 0.25; // seconds
const HIGH = 880; // hertz

/** Whether it is wished. */
export function wished() {
  return localStorage.getItem(KEPT) !== null;
}

/** It is wished from now on, or no longer. The browser asks once whether it may show notifications; if not, there is only the sound. */
export async function toggle() {
  if (wished()) {
    localStorage.removeItem(KEPT);
  } else {
    localStorage.setItem(KEPT, "yes");
    await window.Notification?.requestPermission();
    sound();
  }
}

/** It is somebody's turn, who may not see it. */
export function ring(title) {
  if (wished() && document.hidden) {
    sound();
    if (window.Notification?.permission === "granted") {
      new Notification(title, { icon: document.querySelector("link[rel=icon]").href, tag: KEPT });
    }
  }
}

function sound() {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = HIGH;
  volume.gain.setValueAtTime(0.2, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + SHORT);
  tone.connect(volume).connect(audio.destination);
  tone.onended = () => audio.close();
  tone.start();
  tone.stop(audio.currentTime + SHORT);
}
