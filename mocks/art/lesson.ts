import { lapis, saffron, turquoise } from '../../src/theme/colors.ts';
import { polygon, star, strands, weave } from './girih.ts';

interface LessonFilm {
  title: string;
  course: string;
  /** The film's length. */
  minutes: number;
}

/**
 * A film in place of a lesson's video: a page of its own, without a request, that draws a girih while it plays. It runs
 * in a frame with `sandbox="allow-scripts"`, starts at once where its address ends in `#autoplay&t=SECONDS`, and tells its place
 * to who asks in the words of Vimeo's player.
 */
export function lessonPage({ title, course, minutes }: LessonFilm): string {
  const seconds = Math.max(1, Math.round(minutes * 60));
  return `<!doctype html>
<html lang="fa" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>${style}</style>
</head>
<body data-seconds="${seconds}">
<div class="stage">
<svg viewBox="-250 -250 500 500" aria-hidden="true"><g id="drawing">${drawing()}</g><path class="heart" d="${star(10, 30, 0.62)}"/></svg>
<header><p>${escape(course)}</p><h1>${escape(title)}</h1></header>
<button id="big" type="button" aria-label="پخش"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5v14l11-7z"/></svg></button>
</div>
<div class="bar">
<button id="play" type="button" aria-label="پخش"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5v14l11-7z"/></svg></button>
<input id="seek" type="range" min="0" max="${seconds}" value="0" step="1" aria-label="جای پخش">
<span id="time"></span>
</div>
<script>${script}</script>
</body>
</html>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** Every strand as a path of its own, from the middle outwards, so that they are drawn one after another. */
function drawing(): string {
  const turn = Math.PI / 10 - Math.PI / 2;
  const ring = polygon(10, 168, [0, 0], turn).map((at) => strands(polygon(10, 54.6, at, turn), (54 * Math.PI) / 180));
  const layers = [
    { d: weave(10, 3, 104, 5), kind: 'a' },
    { d: weave(10, 4, 222, 5, [0, 0], turn), kind: 'b' },
    { d: ring.join(''), kind: 'c' },
    { d: star(10, 240, 0.9), kind: 'a' },
  ];
  return layers
    .flatMap(({ d, kind }) => d.split(/(?=M)/).map((part) => `<path class="${kind}" pathLength="1" d="${part}"/>`))
    .join('');
}

const style = `
*{box-sizing:border-box}
html,body{height:100%;margin:0}
body{display:flex;flex-direction:column;color:#fff;background:radial-gradient(circle at 50% 40%,${lapis[8]},#060919 75%);font:16px/1.7 Vazirmatn,Tahoma,system-ui,sans-serif;overflow:hidden}
.stage{position:relative;flex:1;min-height:0;display:flex;align-items:center;justify-content:center}
.stage>svg{height:92%;width:92%}
#drawing path{fill:none;stroke-width:3.4;stroke-linecap:round;stroke-linejoin:round;stroke-dasharray:1 1;stroke-dashoffset:1}
.a{stroke:${saffron[4]}}.b{stroke:${turquoise[3]}}.c{stroke:${lapis[3]};stroke-width:2.4}
.heart{fill:${saffron[4]}}
header{position:absolute;inset-block-start:0;inset-inline:0;padding:14px 18px 44px;background:linear-gradient(#060919cc,#06091900);overflow-wrap:anywhere}
h1,p{margin:0}h1{font-size:clamp(16px,3.4vw,22px);line-height:1.65}p{font-size:13px;color:${lapis[2]}}
button{display:grid;place-items:center;border:0;border-radius:50%;width:44px;height:44px;padding:0;color:inherit;background:none;cursor:pointer}
button svg{width:24px;height:24px;fill:currentColor}
button:hover{background:#ffffff1f}
#big{position:absolute;width:84px;height:84px;color:#141a33;background:${saffron[4]};box-shadow:0 10px 40px #0008}
#big svg{width:42px;height:42px}
#big:hover{background:${saffron[3]}}
.playing #big{opacity:0;pointer-events:none}
:focus-visible{outline:3px solid ${saffron[3]};outline-offset:2px}
.bar{display:flex;align-items:center;gap:12px;padding:6px 14px;background:#060919e6}
input{flex:1;min-width:0;height:28px;accent-color:${saffron[4]};cursor:pointer}
#time{font-size:14px;white-space:nowrap;font-variant-numeric:tabular-nums}
`;

// Kept to what a page alone can do: no modules, no network, no storage.
const script = `
(function(){
var body=document.body,length=Number(body.dataset.seconds),at=0,last=null,shown=-1,told=false;
var paths=[].slice.call(document.querySelectorAll('#drawing path')),group=document.getElementById('drawing');
var play=document.getElementById('play'),big=document.getElementById('big'),seek=document.getElementById('seek'),time=document.getElementById('time');
var calm=matchMedia('(prefers-reduced-motion: reduce)');
var icons={play:'M8 5v14l11-7z',pause:'M6 5h4v14H6zm8 0h4v14h-4z'};
var digits=new Intl.NumberFormat('fa-IR',{minimumIntegerDigits:2,useGrouping:false});
function clock(s){return digits.format(Math.floor(s/60))+':'+digits.format(Math.floor(s%60))}
function draw(){
 var p=12+at/length*(paths.length-8);
 paths.forEach(function(path,i){path.style.strokeDashoffset=String(1-Math.min(1,Math.max(0,(p-i)/4)))});
 if(!calm.matches)group.setAttribute('transform','rotate('+(at*1.2%360)+')');
}
function show(){
 var second=Math.floor(at);
 if(!calm.matches||second!==shown)draw();
 if(second===shown)return;
 shown=second;seek.value=String(second);
 time.textContent=clock(at)+' / '+clock(length);
 seek.setAttribute('aria-valuetext',clock(at));
 if(told)parent.postMessage(JSON.stringify({event:'timeupdate',data:{seconds:at,duration:length}}),'*');
}
function playing(){return body.classList.contains('playing')}
function set(on){
 if(on&&at>=length)at=0;
 body.classList.toggle('playing',on);
 [play,big].forEach(function(b){b.setAttribute('aria-label',on?'توقف':'پخش')});
 big.tabIndex=on?-1:0;
 play.querySelector('path').setAttribute('d',on?icons.pause:icons.play);
 last=null;if(on)requestAnimationFrame(step);show();
}
function step(now){
 if(!playing())return;
 if(last!==null)at=Math.min(length,at+(now-last)/1000);
 last=now;show();
 if(at>=length)set(false);else requestAnimationFrame(step);
}
function toggle(){set(!playing())}
play.addEventListener('click',toggle);
big.addEventListener('click',function(){toggle();play.focus()});
document.querySelector('.stage').addEventListener('click',function(e){if(!big.contains(e.target))toggle()});
seek.addEventListener('input',function(){at=Number(seek.value);shown=-1;show()});
document.addEventListener('keydown',function(e){
 if(e.key!==' '||e.target.closest('button'))return;
 e.preventDefault();toggle();
});
addEventListener('message',function(e){
 if(e.source===parent&&/"timeupdate"/.test(e.data))told=true;
});
var begin=new URLSearchParams(location.hash.slice(1));
at=Math.min(length,Number(begin.get('t'))||0);
set(begin.has('autoplay'));
})();
`;
