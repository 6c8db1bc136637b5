/** The look of the page of the fleet: a table on a wide screen, one card for each site on a phone. */
export const FLEET_STYLE = `
main{max-width:92rem;margin:0 auto;border-radius:0;min-height:100vh;box-sizing:border-box;font-size:.9375rem}
h2{font-size:1.125rem;margin:2rem 0 .5rem}
a{color:#1d4ed8;text-underline-offset:.2em}
a:focus-visible{outline:3px solid #2563eb;outline-offset:2px}
.quiet{color:#57534e;font-size:.8125rem}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:.75rem;margin:1rem 0}
.figures div{padding:.75rem 1rem;border:1px solid #d6d3d1;border-radius:.5rem}
.figures dt{font-size:.8125rem;color:#57534e}
.figures dd{margin:0;font-size:1.5rem;font-weight:600;font-variant-numeric:tabular-nums}
.figures .bad{border-color:#b91c1c;background:#fef2f2}
.figures .bad dd,.figures .bad dt{color:#991b1b}
.pictures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(24rem,100%),1fr));gap:1.5rem}
figure{margin:0}
figcaption{font-weight:600;margin-bottom:.5rem}
figure svg{display:block;width:100%;height:7rem}
td svg{display:block;width:7.5rem;height:1.75rem}
.baseline{stroke:#a8a29e;stroke-width:1;vector-effect:non-scaling-stroke}
rect.published,.key .published::before{fill:#15803d;background:#15803d}
rect.unchanged,.key .unchanged::before{fill:#8a8580;background:#8a8580}
rect.held,.key .held::before{fill:#c2610c;background:#c2610c}
rect.failed,.key .failed::before{fill:#b91c1c;background:#b91c1c}
rect.longest{fill:#1d4ed8}
.axis{display:flex;justify-content:space-between;margin:.25rem 0;color:#57534e;font-size:.8125rem}
.key{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:.5rem 0 0;padding:0;list-style:none;font-size:.875rem}
.key li::before{content:"";display:inline-block;width:.75rem;height:.75rem;margin-right:.4rem;border-radius:2px}
nav{display:flex;flex-wrap:wrap;gap:.25rem .75rem;margin:0 0 1rem}
nav p{margin:0;padding:.25rem 0}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem;margin:0;padding:0;list-style:none}
nav a{display:block;padding:.25rem .6rem;border-radius:.375rem;text-decoration:none}
nav a:hover{background:#f5f5f4}
nav a[aria-current]{background:#1c1c1c;color:#fff}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.6rem .6rem .6rem 0;border-bottom:1px solid #e7e5e4;text-align:left;vertical-align:top;font-weight:400}
thead th{position:sticky;top:0;background:#fff;font-size:.8125rem;font-weight:600;white-space:nowrap}
td .quiet,tbody th .quiet{display:block}
tbody th a{font-weight:600}
tr.bad{background:linear-gradient(90deg,#fef2f2,#fff 60%);box-shadow:inset 3px 0 #b91c1c}
tr.bad th{padding-left:.75rem}
.problems{margin:0;padding:0;list-style:none;color:#991b1b;max-width:22rem;overflow-wrap:anywhere}
.problems li+li{margin-top:.35rem}
@media(max-width:70rem){
main{padding:1.25rem 1rem}
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
table,tbody,tr,th,td{display:block}
tbody{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(21rem,100%),1fr));gap:.75rem}
tbody tr{border:1px solid #d6d3d1;border-radius:.5rem;padding:.75rem 1rem}
tbody tr.bad{border-color:#b91c1c}
tbody th,tbody tr.bad th{padding:0 0 .5rem;border:0}
td{display:grid;grid-template-columns:6.5rem 1fr;gap:.5rem;padding:.3rem 0;border:0}
td::before{content:attr(data-title);color:#57534e;font-size:.8125rem}
td .quiet{grid-column:2;margin-top:-.4rem}
td.empty{display:none}
td svg{width:100%}
}
`
