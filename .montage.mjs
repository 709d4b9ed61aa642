import sharp from 'sharp';
const [,, out, h, ...files] = process.argv; const H=+h;
const imgs = await Promise.all(files.map(async f => { const m = await sharp(f).metadata(); const w = m.width>700?700:m.width; const b = await sharp(f).resize({width:w}).toBuffer(); const mm=await sharp(b).metadata(); return { b: await sharp(b).extract({left:0,top:0,width:mm.width,height:Math.min(H,mm.height)}).toBuffer(), w: mm.width }; }));
let x=0; const comp=imgs.map(i=>{const c={input:i.b,left:x,top:0}; x+=i.w+16; return c;});
await sharp({create:{width:x,height:H,channels:3,background:'#f0f'}}).composite(comp).png().toFile(out);
